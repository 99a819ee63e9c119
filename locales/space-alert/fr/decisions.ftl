### Questions à l’équipage et leurs réponses.

sa-prompt-ready = Prêt pour la mission ?
sa-answer-ready = Prêt
sa-prompt-end-early = Terminer la préparation maintenant ?
sa-answer-end-early = Terminer
sa-prompt-confirm = La carte est-elle posée comme voulu ?
sa-answer-confirm = La garder
sa-answer-other-half = Mauvaise moitié en haut
sa-answer-other-arrow = Rouge et bleu confondus
sa-prompt-continue = Continuer avec une autre mission ?
sa-answer-continue = Continuer
sa-answer-stop = Terminer la campagne
sa-prompt-repair = Choisissez une réparation
sa-prompt-berth = Choisissez où placer les robots de combat
