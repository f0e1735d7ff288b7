import type { Visit } from './visit/open-visit.ts'

/** A page beside the chat: in a window of its own, or shown by the chat, which then says who is there. */
export type PageProps = { search: string; visit?: Visit | undefined }
