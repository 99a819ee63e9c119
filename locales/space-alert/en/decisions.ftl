### Questions to the crew, and their answers.

sa-prompt-ready = Ready for the mission?
sa-answer-ready = Ready
sa-prompt-end-early = End the Action Round now?
sa-answer-end-early = End it now
sa-prompt-confirm = Is the card placed as you meant it?
sa-answer-confirm = As meant
sa-answer-other-half = Wrong half up
sa-answer-other-arrow = Red and blue mixed up
sa-prompt-continue = Fly another mission?
sa-answer-continue = Fly on
sa-answer-stop = Stop here
sa-prompt-repair = Choose a repair
sa-prompt-berth = Choose where the battlebots start
