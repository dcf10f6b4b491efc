# A program that plays a whole match online, with Python's standard library alone: it opens a table, asks a bot of the house to
# sit down, and answers by chance.
# python3 docs/examples/online-bot.py http://localhost:4100 contracts
import json
import random
import secrets
import sys
import urllib.request

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:4100"
GAME = sys.argv[2] if len(sys.argv) > 2 else "contracts"


def ask(path, key=None, body=None):
    """Sends a body of JSON; without one, opens what is told at the address."""
    headers = {"content-type": "application/json"} if body is not None else {}
    if key is not None:
        headers["authorization"] = "Bearer " + key
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(SERVER + "/api/v1" + path, data, headers))


def post(path, key=None, body={}):
    with ask(path, key, body) as response:
        text = response.read()
    return json.loads(text) if text else None


def frames_of(match, key):
    """One frame a line; an empty line only says that the server is there."""
    with ask("/bot/matches/" + match, key) as response:
        for line in response:
            if line.strip():
                yield json.loads(line)


def changed(before, change):
    """[value] takes the place of what was there; an object says what changes inside, and null takes a key away."""
    if change is None:
        return before
    if isinstance(change, list):
        return change[0]
    if isinstance(before, list):
        return [changed(value, change.get(str(index))) for index, value in enumerate(before)]
    after = dict(before)
    for name, inner in change.items():
        if inner is None:
            after.pop(name, None)
        else:
            after[name] = changed(after.get(name), inner)
    return after


def answer_to(decision):
    keys = [option["key"] for option in decision["options"]]
    if decision["shape"] == "one":
        return {"pick": random.choice(keys)}
    if decision["shape"] == "order":
        return {"order": keys}
    if decision["shape"] == "number":
        return {"number": decision["min"]}
    if decision["shape"] == "some":
        copies = [option["key"] for option in decision["options"] for _ in range(option["limit"])]
        return {"picks": copies[: decision["min"]]}
    sys.exit("This example composes no plans: play another game.")


def play(match, key):
    """How it ended; None when the server has stopped meanwhile."""
    seat, view = None, None
    for frame in frames_of(match, key):
        if frame["t"] == "table":
            seat, view = frame["head"]["viewer"], frame["view"]
        elif frame["t"] == "played":
            view = changed(view, frame["change"])
        end = frame.get("status", {}).get("end")
        if end is not None:
            result = "drawn" if end["winner"] is None else "won" if end["winner"] == seat else "lost"
            return {"match": match, "result": result, "why": end["why"]}
        if frame["t"] in ("table", "played") and view["decision"] is not None:
            decision = view["decision"]
            given = {"decision": decision["id"], "after": frame["standing"]["answers"], "words": answer_to(decision)}
            post("/bot/matches/" + match + "/answer", key, given)
    return None


key = post("/bots", body={"name": "Python example"})["key"]
match = post("/tables", key, {"game": GAME})["id"]
post("/tables/" + match + "/sit", key, {"secret": secrets.token_hex(32)})
post("/tables/" + match + "/bot", key, {"level": "novice"})
ended = None
while ended is None:
    ended = play(match, key)
print(json.dumps(ended))
