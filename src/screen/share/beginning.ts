/** The first line of every shared page. */
export const PAGE_BEGINNING = '<!doctype html>\n<!-- a game of cantrip -->'
