# The study: the rules of the games.

study-rules-search = Search the rules
study-rules-contents = Contents
study-rules-found = { $count ->
    [0] Nothing is found
    [one] Found in { $count } section
   *[other] Found in { $count } sections
}

# Pictures that can be played with: buttons, what to do, and what it comes to.
study-play-reset = Start over
study-play-paint = Press a space to change what lies there.
study-unseen-other = { $count ->
    [one] { $count } more entry
   *[other] { $count } more entries
}
