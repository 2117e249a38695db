# SPDX-License-Identifier: MIT
"""The reference of the C++ types that docs/api.md names, as Markdown: their public declarations as they stand in the
headers, without function bodies. Headers are read by tree-sitter."""

import pathlib
import re

import tree_sitter
import tree_sitter_cpp

# Header: what it declares for users of the library.
NAMES = {
    "rules/catalogue.h": ["catalogue"],
    "rules/setup.h": ["Setup", "Options", "SupplyTile", "StartTile"],
    "rules/game.h": ["Game"],
    "rules/result.h": ["Refusal", "Result"],
    "rules/action.h": ["Verb", "Action", "ActionList", "Chance"],
    "rules/state.h": ["State", "perft"],
    "rules/board.h": ["Board", "PlacedTile", "DeployedFollower"],
    "rules/verdict.h": ["Illegal", "Verdict"],
    "rules/events.h": ["Spot", "ScoreFor", "Term", "PlacedEvent", "DeployedEvent", "DiscardedEvent", "ReturnedEvent",
                       "ScoredEvent", "OverEvent", "Events"],
    "rules/scoring.h": ["Owners", "owners_of", "points_for", "FieldPay", "field_pay"],
    "rules/version.h": ["kRulesVersion"],
    "players/player.h": ["Limits", "Player", "Level"],
}
TYPES = ("class_specifier", "struct_specifier", "enum_specifier", "alias_declaration")
DECLARATIONS = (*TYPES, "declaration", "function_definition", "template_declaration")


def text_of(node):
    return node.text.decode()


def name_of(node):
    """What a declaration declares, without its namespace."""
    if node.type == "template_declaration":
        return name_of(node.named_children[-1])
    named = node.child_by_field_name("name")
    if named is None:
        named = node.child_by_field_name("declarator")
        while named is not None and named.child_by_field_name("declarator") is not None:
            named = named.child_by_field_name("declarator")
        if named is not None and named.type == "reference_declarator":
            named = next((n.child_by_field_name("declarator") for n in named.named_children), None)
    if named is None and node.type == "declaration":
        named = node.child_by_field_name("type")
    return text_of(named).split("::")[-1] if named is not None else ""


def declarations(node):
    """Declarations of a header, those in namespaces too."""
    for child in node.named_children:
        if child.type in DECLARATIONS:
            yield child
        elif child.type in ("namespace_definition", "declaration_list", "preproc_ifdef", "preproc_if"):
            yield from declarations(child)


def hidden_parts(node):
    """(begin, end, replacement) of what a user does not see: private members and the bodies of functions."""
    if node.type == "field_declaration_list":
        private = node.parent.type == "class_specifier"  # before the first access specifier
        for child in node.children:
            if child.type == "access_specifier":
                private = text_of(child) != "public"
            if private and child.type not in ("{", "}"):
                yield child.start_byte, child.end_byte, ""
            elif not private:
                yield from hidden_parts(child)
    elif node.type == "function_definition":
        body = node.child_by_field_name("body")
        if body is not None:
            start = next((n for n in node.children if n.type == "field_initializer_list"), body).start_byte
            yield start, body.end_byte, ";"
    else:
        for child in node.children:
            yield from hidden_parts(child)


def public_text(node, source):
    end = node.end_byte + (1 if source[node.end_byte:node.end_byte + 1] == b";" else 0)
    text, at = b"", node.start_byte
    for begin, stop, instead in sorted(hidden_parts(node)):
        if begin < at:
            continue
        text += source[at:begin] + instead.encode()
        at = stop
    lines = (text + source[at:end]).decode()
    lines = re.sub(r"\s+;", ";", lines)
    lines = re.sub(r"\n(\s*:)?(\s*;?\s*\n)+(?=\s*\})", "\n", lines)
    return re.sub(r"\n\s*\n(\s*\n)+", "\n\n", lines)


def comment_above(node):
    lines, row = [], node.start_point[0]
    before = node.prev_sibling
    while before is not None and before.type == "comment" and before.end_point[0] == row - 1:
        lines.insert(0, text_of(before).removeprefix("//").strip())
        row, before = before.start_point[0], before.prev_sibling
    return " ".join(lines)


def comment_of_file(source):
    """Its first lines, after the licence."""
    lines = [line.removeprefix("//").strip() for line in source.decode().split("#pragma")[0].splitlines()[1:]]
    return "\n".join(lines)


def found_in(header, names, folder):
    """(name, comment, code) of each name."""
    source = (folder / header).read_bytes()
    tree = tree_sitter.Parser(tree_sitter.Language(tree_sitter_cpp.language())).parse(source)
    every = list(declarations(tree.root_node))
    for name in names:
        nodes = [node for node in every if name_of(node) == name]
        if not nodes:
            raise LookupError(f"docs/reference.py: there is no {name} in {header}")
        comment = comment_above(nodes[0]) or (comment_of_file(source) if name == names[0] else "")
        yield name, comment, "\n".join(public_text(node, source) for node in nodes)


def reference(root):
    """The page as Markdown."""
    parts = ["# C++ reference", "",
             "The types and functions that [Using Aude as a library](api.md) names, as their headers declare them. "
             "Everything is in namespace `aude`.", ""]
    for header, names in NAMES.items():
        for name, comment, code in found_in(header, names, pathlib.Path(root) / "src"):
            parts += [f"## {name}", "", f"`#include \"{header}\"`", "", comment, "", "```cpp", code, "```", ""]
    return "\n".join(parts)
