# Texts of the end of a game: points by source, their course, the decisive moments, the picture.

end-sources = Where the points came from
end-source = Source
end-other = Other
end-total = Total
end-course = Points over the rounds
end-course-help = What everybody would have had if the game had been counted then.
end-course-said = { $round }: { $values }
end-course-value = { $name } { $points }
end-round = { $name }, round { $round }
end-waiting = One moment …
end-moments = Decisive moments
end-moment-lead = { $name } takes the lead.
end-moment-gain = { $name } has the best round of the game: { $points }.
end-moment-decision = { $name }: { $what }
end-moment-none = No decision cost much.
end-ask-bot = Ask a bot
end-ask-bot-help = It looks for the decisions that cost the most.
end-asking = The bot looks at the game: { $done } of { $all } moves.
end-picture-save = Save a picture
end-picture-share = Share the picture
end-picture-drawing = Drawing …
end-picture-failed = The picture could not be made in this browser.
end-picture-title = { $game }: the final board
