#!/usr/bin/env python3
"""Plays a random game through "cantrip engine" and prints what each seat gets. Give another command as arguments."""
import json, random, subprocess, sys

command = sys.argv[1:] or ["cantrip"]
engine = subprocess.Popen([*command, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

def ask(**request):
    print(json.dumps(request), file=engine.stdin, flush=True)
    return json.loads(engine.stdout.readline())

engine.stdout.readline()  # the engine's greeting
status = ask(do="new", game="elfenwizards", seats=["Ann", "Ben", "Cleo"], seed="1982", next=True, text=False)
while not status["over"]:
    turn = status["next"]
    ids = [option["id"] for option in turn["question"]["options"]]
    answer = random.choice(ids) if ids else str(turn["question"]["amount"]["least"])
    status = ask(do="answer", seat=turn["seat"], id=answer)
print(status["returns"])
