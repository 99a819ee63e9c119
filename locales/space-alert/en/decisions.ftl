### Questions to the crew, and their answers.

sa-prompt-ready = Ready for the mission?
sa-answer-ready = Ready
sa-prompt-end-early = End planning now?
sa-answer-end-early = End planning
sa-prompt-confirm = Is the card placed as you meant it?
sa-answer-confirm = Keep it
sa-answer-other-half = Wrong half up
sa-answer-other-arrow = Red and blue mixed up
sa-prompt-continue = Continue with another mission?
sa-answer-continue = Continue
sa-answer-stop = End campaign
sa-prompt-repair = Choose a repair
sa-prompt-berth = Choose where the battlebots start
