/** How the panel paces itself. */
export const pace = {
  /** Between two greetings of a frame that has not answered yet. */
  helloMs: 300,
  /** A frame that has not answered by then is removed. */
  answerMs: 15_000,
  /** A page of the site settles: redirects, and titles that follow their address. */
  pageMs: 100,
  /** How long the chat waits for the site to say who its user is, and for the frame to forget somebody. */
  patienceMs: 3_000,
}
