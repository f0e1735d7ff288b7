import type { ChannelInfo } from './channelInfo.ts'

/** The element of the page that holds it, as JSON. */
export const openingId = 'opening'

/**
 * What the chat's page brings along, so that it need not ask before somebody can type: the answer to channelInfo, and the
 * first texts of the language that it will most likely speak.
 */
export type Opening = { channel: ChannelInfo; texts?: OpeningTexts }

/** As built for the widget; a page that speaks another language downloads its own. */
export type OpeningTexts = { code: string; messages: Readonly<Record<string, unknown>> }
