import type { WireChannelInfo } from './endpoints.ts'

/** The element of the page that holds it, as JSON. */
export const bootstrapId = 'bootstrap'

/**
 * Data embedded in the chat's page, so that the visitor can type before any request: the response of
 * channelInfo, and the first texts in the most likely language.
 */
export type Bootstrap = { channel: WireChannelInfo; texts?: BootstrapTexts }

/** As built for the widget; a page that speaks another language downloads its own. */
export type BootstrapTexts = { code: string; messages: Readonly<Record<string, unknown>> }
