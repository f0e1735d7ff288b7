/** Names of reads in the query cache. A read that depends on its reader carries the agent: the next agent begins without it. */
export const agentKey = ['agent'] as const
/** True when the sign-in expired while an agent was working. */
export const expiredKey = ['expired'] as const
export const sessionsKey = ['sessions'] as const
export const inboxKey = ['inbox'] as const
export const threadKey = (threadId: string) => ['thread', threadId] as const
export const visitorKey = (threadId: string) => ['visitor', threadId] as const
export const presenceKey = ['presence'] as const
export const teamKey = ['team'] as const
export const sensitiveWordsKey = (agentId: string) => ['words', agentId] as const
export const cannedKey = (agentId: string) => ['canned', agentId] as const
export const formsKey = (agentId: string) => ['forms', agentId] as const
export const formKey = (agentId: string, formId: string) => ['form', agentId, formId] as const
export const ticketTypesKey = (agentId: string) => ['ticket types', agentId] as const
export const blocksKey = (agentId: string) => ['blocks', agentId] as const
export const offlineMessagesKey = (agentId: string) => ['left messages', agentId] as const
export const ticketsKey = (agentId: string) => ['tickets', agentId] as const
export const ticketKey = (agentId: string, ticketId: string) => ['ticket', agentId, ticketId] as const
export const membersKey = (agentId: string) => ['members', agentId] as const
export const siteChannelsKey = (agentId: string) => ['siteChannels', agentId] as const
export const visibilityKey = (agentId: string) => ['visibility', agentId] as const
export const groupsKey = (agentId: string) => ['groups', agentId] as const
export const holidaysKey = (asked: string) => ['holidays', asked] as const
export const signInOptionsKey = ['sign-in options'] as const
export const passwordResetKey = (token: string) => ['password reset', token] as const
export const sessionPolicyKey = (agentId: string) => ['session policy', agentId] as const
export const twoFactorKey = (agentId: string) => ['two-factor', agentId] as const
export const twoFactorPolicyKey = (agentId: string) => ['two-factor policy', agentId] as const
export const ssoKey = (agentId: string) => ['sso settings', agentId] as const
export const retentionKey = (agentId: string) => ['retention', agentId] as const
export const holdsKey = (agentId: string) => ['holds', agentId] as const
export const auditKey = (agentId: string) => ['audit', agentId] as const
export const dataRequestsKey = (agentId: string) => ['data requests', agentId] as const
export const setupKey = (agentId: string) => ['setup', agentId] as const
export const setupLinkKey = (token: string) => ['setup link', token] as const
export const setupMembersKey = (agentId: string) => ['setup members', agentId] as const
export const doctorKey = (agentId: string) => ['doctor', agentId] as const
export const channelDraftKey = (agentId: string, channelId: string) =>
  ['channel draft', agentId, channelId] as const
export const channelVersionsKey = (agentId: string, channelId: string) =>
  ['channel versions', agentId, channelId] as const
export const channelVersionKey = (agentId: string, channelId: string, version: number) =>
  ['channel version', agentId, channelId, version] as const
export const documentsKey = (agentId: string, words: string, robotNo = '') =>
  ['documents', agentId, words, robotNo] as const
export const knowledgeDocumentsKey = (agentId: string) => ['knowledge documents', agentId] as const
export const documentKey = (agentId: string, docId: string) => ['document', agentId, docId] as const
export const documentVersionsKey = (agentId: string, docId: string) =>
  ['document versions', agentId, docId] as const
export const documentVersionKey = (agentId: string, docId: string, version: number) =>
  ['document version', agentId, docId, version] as const
export const robotsKey = (agentId: string) => ['robots', agentId] as const
export const casesKey = (agentId: string, robotNo: string) => ['cases', agentId, robotNo] as const
export const complaintsKey = (agentId: string, robotNo: string) => ['complaints', agentId, robotNo] as const
export const helpCentresKey = (agentId: string, robotNo: string) =>
  ['help centers', agentId, robotNo] as const
export const channelModelsOfAgentKey = (agentId: string) => ['channel models', agentId] as const
export const channelModelsKey = (agentId: string, robotNo: string) =>
  ['channel models', agentId, robotNo] as const
export const modelUsageKey = (agentId: string, channelId: string) =>
  ['model usage', agentId, channelId] as const
export const proposalsKey = (agentId: string, robotNo: string) => ['proposals', agentId, robotNo] as const
export const learningKey = (agentId: string, robotNo: string) => ['learning', agentId, robotNo] as const
export const dialoguesKey = (agentId: string, robotNo: string) => ['dialogues', agentId, robotNo] as const
export const dialogueDraftKey = (agentId: string, robotNo: string, dialogueId: string) =>
  ['dialogue draft', agentId, robotNo, dialogueId] as const
export const dialogueVersionsKey = (agentId: string, robotNo: string, dialogueId: string) =>
  ['dialogue versions', agentId, robotNo, dialogueId] as const
export const dialogueConversationsKey = (agentId: string, robotNo: string, dialogueId: string) =>
  ['dialogue conversations', agentId, robotNo, dialogueId] as const
export const calibrationKey = (agentId: string, robotNo: string) => ['calibration', agentId, robotNo] as const
