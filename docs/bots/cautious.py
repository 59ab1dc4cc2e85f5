#!/usr/bin/env python3
"""A bot for cantrip: takes the cheapest answer that does not end the move, or else a random one.

cantrip sim wizards --seats exec:docs/bots/cautious.py --games 3
"""
import json
import random
import sys

for line in sys.stdin:
    position = json.loads(line)
    random.seed(position["random"])
    question = position["question"]
    options = question["options"]
    free = [one for one in options if not one.get("stops")]
    best = min((one.get("cost", 0) for one in free), default=0)
    chosen = random.choice([one for one in free if one.get("cost", 0) == best] or options)
    # A question for a number has no options, only an amount with a least and a most.
    answer = chosen["id"] if options else str(question["amount"]["least"])
    print(json.dumps({"id": answer}), flush=True)
