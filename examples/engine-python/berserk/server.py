"""The loop: reads a line, answers it, and survives whatever the line says."""
import json
import sys
import traceback

from .protocol import Desk, NotUnderstood


def encode(answer):
    text = json.dumps(answer, ensure_ascii=False, separators=(",", ":"))
    return text.encode("utf-8", "backslashreplace") + b"\n"


def answer_line(desk, line):
    """The answer to one line; ok is false where it cannot be read or done."""
    number = 0
    try:
        request = json.loads(line.decode("utf-8"))
        if not isinstance(request, dict):
            raise NotUnderstood("a request is a JSON object")
        if isinstance(request.get("id"), int):
            number = request["id"]
        return {"id": number, "ok": True, **desk.handle(request)}
    except NotUnderstood as error:
        return {"id": number, "ok": False, "error": str(error)}
    except (UnicodeDecodeError, json.JSONDecodeError) as error:
        return {"id": number, "ok": False, "error": f"no readable line: {error}"}
    except Exception as error:  # whatever a line holds, the process goes on
        traceback.print_exc(file=sys.stderr)
        return {"id": number, "ok": False, "error": f"not understood: {type(error).__name__}: {error}"}


def serve(source, sink, check=False):
    desk = Desk(check)
    while not desk.closed:
        line = source.readline()
        if not line:
            return
        if not line.strip():
            continue
        sink.write(encode(answer_line(desk, line)))
        sink.flush()
