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
  'setVisibility',
  'setUp',
  'skipSetupStep',
  'dismissSetup',
  'setAppearance',
  'inviteAgent',
  'resendInvitation',
  'revokeInvitation',
  'acceptInvitation',
  'changeMember',
  'deactivateMember',
  'reactivateMember',
  'openTicket',
  'handleLeftMessage',
  'exportAudit',
  'saveGroup',
  'deleteGroup',
  'changeName',
  'changePicture',
  'removePicture',
  'changeLanguage',
  'changePassword',
  'requestPasswordReset',
  'resetPassword',
  'setSessionPolicy',
  // Commands and the server
  'createTenant',
  'createAgent',
] as const
export type AuditAction = (typeof auditActions)[number]

/** What a change can be made to. */
export const auditObjectKinds = [
  'tenant',
  'agent',
  'invitation',
  'group',
  'channel',
  'visitor',
  'ticket',
  'cannedReply',
  'form',
  'word',
  'document',
  'case',
  'complaint',
  'offlineMessage',
] as const
export type AuditObjectKind = (typeof auditObjectKinds)[number]

/** Who makes a change: somebody at the desk, a command on the server, or a rule that an admin has set. */
export const auditActorKinds = ['agent', 'operator', 'system'] as const
