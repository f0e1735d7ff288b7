/** What is stale in seconds and therefore never stored: it goes through the doorbell only. */
export type Note = { type: 'visitorTyping'; text: string } | { type: 'agentTyping' }
