/** A page on which a visitor opened the chat, and when they last did. */
export type VisitedPage = { url: string; at: number }

const mostPages = 10

/** The pages that a visitor was on, newest first. The same page twice in a row is one visit. */
export function pagesAfter(pages: readonly VisitedPage[], url: string, at: number): VisitedPage[] {
  const earlier = pages[0]?.url === url ? pages.slice(1) : pages
  return [{ url, at }, ...earlier].slice(0, mostPages)
}
