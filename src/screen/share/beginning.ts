/** How a page that shows a game begins. */
export const PAGE_BEGINNING = '<!doctype html>\n<!-- a game of cantrip -->'
