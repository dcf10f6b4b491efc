# A bot in Python: it takes what it is offered first, but ends its turn only when nothing else is left.
# npx duello sim contracts --a "process:python3 docs/examples/bot.py" --b random --pairs 5
import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    decision = question["decision"]
    keys = [option["key"] for option in decision["options"]]
    if decision["shape"] == "one":
        rest = [key for key in keys if key not in ("end", "pass")]
        answer = {"pick": (rest or keys)[0]}
    elif decision["shape"] == "number":
        answer = {"number": decision["max"]}
    else:
        answer = {"idle": True}  # the mildest answer there is
    print(json.dumps(answer), flush=True)
