#!/bin/sh
# A bot for cantrip in shell: gives the first answer.
# cantrip sim wizards --seats exec:docs/bots/first.sh --games 3
while read -r line; do
  id=$(printf '%s' "$line" | sed 's/.*"options":\[{"id":"\([^"]*\)".*/\1/')
  printf '{"id":"%s"}\n' "$id"
done
