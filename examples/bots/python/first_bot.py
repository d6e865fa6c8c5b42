"""A first bot for Tessera, in plain Python 3: it plays any game, and Founders a little better.

    npx tessera bot --game founders --games 10 -- python3 examples/bots/python/first_bot.py

Messages come as one JSON object per line on standard input; commands go out the same way on
standard output. docs/bot-protocol.md describes all of them.
"""

import json
import sys

# In Founders the first letter of a tile tells its kind: nature, village, city. Dearer is better.
TILES = {"N": 1, "V": 2, "C": 4}
VICTORY = 8


def tile_worth(tile, view):
    return VICTORY if tile in view["victory"] else TILES.get(tile[0], VICTORY)


def founders_worth(answer, view):
    """What an answer in Founders is worth: victory tiles first, and no good tile is covered by a worse one."""
    if answer.get("action") == "add":
        own = view["territories"][view["seat"]]["tiles"]
        covered = [tile for tile in own if (tile["x"], tile["y"]) == (answer["x"], answer["y"])]
        lost = sum(tile_worth(tile["tile"], view) + 1 for tile in covered)
        return tile_worth(answer["tile"], view) - lost
    if "stack" in answer:  # turn up what the next tiles are built from, as long as there are few
        return {"nature": 3, "village": 2, "city": 1}[answer["stack"]] if view["turn"] < 8 else 0
    return 0 if answer.get("play") == "pass" else 1


def choose(ask, view):
    """Picks the best option, the first one of equals. Every option is legal, and there is at least one."""
    if view["game"] == "founders":
        return max(ask["options"], key=lambda answer: founders_worth(answer, view))
    return ask["options"][0]


def send(message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()  # otherwise the line waits in a buffer, and the game waits for it


def answer_all(update, answered, tries):
    """Answers the questions that we have not answered yet."""
    for ask in update["asks"]:
        # Updates also come when others act: a question may be seen more than once.
        if ask["given"] is not None or ask["id"] in answered:
            continue
        answered.add(ask["id"])
        # The question's id is a good key: the same answer sent twice counts once. After a refusal, take a new one.
        tried = tries.get(ask["id"], 0)
        key = ask["id"] + "+" * tried
        command = {"type": "answer", "key": key, "ask": ask["id"], "answer": choose(ask, update["view"])}
        send({"type": "at", "table": update["table"], "command": command})


def main():
    answered = set()
    tries = {}
    latest = None
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            # A new connection: answers that were lost with the old one are asked for again.
            answered.clear()
        elif kind == "update":
            latest = message
            answer_all(message, answered, tries)
            if message["outcome"] is not None:
                won = message["view"]["seat"] in message["outcome"]["winners"]
                print("I have won." if won else "I have lost.", file=sys.stderr)
        elif kind == "refused":
            print("Refused:", message["code"], message["params"], file=sys.stderr)
            # Another player was faster and things have changed: look again.
            ask = message["key"].rstrip("+")
            tries[ask] = tries.get(ask, 0) + 1
            answered.discard(ask)
            if latest is not None:
                answer_all(latest, answered, tries)


if __name__ == "__main__":
    main()
