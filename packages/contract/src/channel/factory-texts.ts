/**
 * Texts that a new channel starts with and that the chat has in every language. The chat shows one that nobody has
 * changed in the visitor's language. No zod here: browsers download it.
 */
export const factoryTexts = {
  robotWelcome: 'Hello! What would you like to know? A person is one click away.',
  agentWelcome: 'Hello, how can I help you?',
  offline: 'Nobody is online at the moment. Leave us a message and we will write back.',
  goodbye: 'Thank you for your visit. You can start a new chat at any time.',
  /** `##`: see `queuePlaceholder`. */
  queue: 'Everyone is busy. You are number ## in the queue.',
  userTimeout: 'Are you still there? Without an answer this chat will close.',
  adminTimeout: 'We have your message. Please give us another moment.',
  leaveTitle: 'Leave us a message: we answer within one working day.',
  menuOrder: 'My order',
  menuPerson: 'Talk to an agent',
  menuHours: 'Opening hours',
  menuSizes: 'Size guide',
  menuLeave: 'Leave a message',
  menuRate: 'Rate us',
  menuEnd: 'End chat',
  faqDelivery: 'Delivery',
  faqReturns: 'Returns',
  ratingTitle: 'How did we do?',
  levels: ['Very dissatisfied', 'Dissatisfied', 'So-so', 'Satisfied', 'Very satisfied'],
  /** D-15: the four tags of an agent's low rating. */
  reasons: ['Bad attitude', 'Untimely reply', 'Did not solve the problem', 'Rude'],
  praises: ['Friendly', 'Fast', 'Knows the matter'],
} as const

/** Stands in `userQueueMsg` for the visitor's place in the queue. */
export const queuePlaceholder = '##'
