# Textes de la fin d’une partie : points par origine, leur évolution, les tournants, l’image.

end-sources = D’où viennent les points
end-source = Origine
end-other = Autres
end-total = Total
end-course = Les points au fil des manches
end-course-help = Ce que chacun aurait eu si l’on avait compté à ce moment-là.
end-course-said = { $round } : { $values }
end-course-value = { $name } { $points }
end-round = { $name }, manche { $round }
end-waiting = Un instant…
end-moments = Les tournants
end-moment-lead = { $name } prend la tête.
end-moment-gain = { $name } réussit la meilleure manche de la partie : { $points }.
end-moment-decision = { $name } : { $what }
end-moment-none = Aucune décision n’a coûté cher.
end-ask-bot = Demander à un robot
end-ask-bot-help = Il cherche les décisions qui ont coûté le plus cher.
end-asking = Le robot examine la partie : { $done } coups sur { $all }.
end-picture-save = Enregistrer une image
end-picture-share = Partager l’image
end-picture-drawing = Un instant…
end-picture-failed = L’image n’a pas pu être faite dans ce navigateur.
end-picture-title = { $game } : le plateau final
