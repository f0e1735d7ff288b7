/**
 * What the audit log can say happened. An endpoint whose trace is `audit` has its name here; the others come from commands
 * and from the server itself. No zod: the desk has a text for each.
 */
export const auditActions = [
  'setRetention',
  'setChannelRetention',
  'holdVisitor',
  'liftHold',
  'addWords',
  'removeWord',
  'saveCanned',
  'deleteCanned',
  'dismissComplaint',
  'saveCase',
  'removeCase',
  'saveDocument',
  'publishDocument',
  'withdrawDocument',
  'signIn',
  'signOut',
  'revokeSession',
  'signOutEverywhere',
  'setOrigins',
  'createIdentityKey',
  'revokeIdentityKey',
  'revokeTicketLinks',
  'requestVisitorData',
  'blockVisitor',
  'unblockVisitor',
  'saveForm',
  'deleteForm',
  // Commands and the server
  'createTenant',
  'createAgent',
  'resetPassword',
  'disableAgent',
  'enableAgent',
  'setAgentLimit',
  'saveGroup',
  'setFileRules',
  'setChannelConfig',
  'setChannelModel',
  'saveDialogue',
  'publishDialogue',
  'resealSecrets',
] as const
export type AuditAction = (typeof auditActions)[number]

/** What a change can be made to. */
export const auditObjectKinds = [
  'tenant',
  'agent',
  'group',
  'channel',
  'visitor',
  'ticket',
  'cannedReply',
  'form',
  'word',
  'document',
  'case',
  'dialogue',
] as const
export type AuditObjectKind = (typeof auditObjectKinds)[number]
