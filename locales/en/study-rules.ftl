# The study: the rules of the games.

study-rules-search = Search the rules
study-rules-contents = Contents
study-rules-found = { $count ->
    [0] Nothing is found
    [one] Found in { $count } section
   *[other] Found in { $count } sections
}
study-rules-stars = { $count ->
    [one] On this map: { $count } star
   *[other] On this map: { $count } stars
}
