# The library: the rules of the games.

library-rules-search = Search the rules
library-rules-contents = Contents
library-rules-found = { $count ->
    [0] Nothing found
    [one] Found in { $count } section
   *[other] Found in { $count } sections
}

# Pictures that can be played with: buttons, what to do, and what it comes to.
library-play-reset = Start over
library-play-paint = Press a space to change its terrain.
library-unseen-other = { $count ->
    [one] { $count } more entry
   *[other] { $count } more entries
}
library-unseen-own-the-box = Do you own the box? How to correct an entry
