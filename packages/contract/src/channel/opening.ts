import type { WireChannelInfo } from './endpoints.ts'

/** The element of the page that holds it, as JSON. */
export const openingId = 'opening'

/**
 * Data embedded in the chat's page, so that the visitor can type before any request: the response of
 * channelInfo, and the first texts in the most likely language.
 */
export type Opening = { channel: WireChannelInfo; texts?: OpeningTexts }

/** As built for the widget; a page that speaks another language downloads its own. */
export type OpeningTexts = { code: string; messages: Readonly<Record<string, unknown>> }
