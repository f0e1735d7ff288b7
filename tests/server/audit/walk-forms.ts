import type * as forms from '@foyer/contract/desk/forms.ts'
import { formTemplateExample } from '@foyer/contract/desk/forms.ts'
import type * as ticketTypes from '@foyer/contract/desk/ticket-types.ts'
import type { EndpointsOf } from '@foyer/contract/endpoint.ts'
import type { Agent } from '@foyer/testkit/agent.ts'
import { must } from '../tickets/given.ts'
import { nothing, type WalkCall } from './walk-call.ts'

type Calls = keyof EndpointsOf<typeof forms> | keyof EndpointsOf<typeof ticketTypes>

const { id: _, ...form } = { ...formTemplateExample, isForTickets: true }

async function savedForm(agent: Agent): Promise<string> {
  return (must(await agent.call('saveForm', form)) as { form: { id: string } }).form.id
}

async function savedType(agent: Agent): Promise<string> {
  const input = { typeName: 'Damage', formId: await savedForm(agent), isArchived: false }
  return (must(await agent.call('saveTicketType', input)) as { type: { typeId: string } }).type.typeId
}

/** Forms and types of tickets. */
export const formCalls: Record<Calls, WalkCall> = {
  listForms: nothing,
  readForm: async ({ agent }) => ({ input: { formId: await savedForm(agent) } }),
  saveForm: () => ({ input: form }),
  archiveForm: async ({ agent }) => ({ input: { formId: await savedForm(agent), isArchived: true } }),
  deleteForm: async ({ agent }) => ({ input: { id: await savedForm(agent) } }),
  listTicketTypes: nothing,
  saveTicketType: async ({ agent }) => ({
    input: { typeName: 'Damage', formId: await savedForm(agent), isArchived: false },
  }),
  orderTicketTypes: async ({ agent }) => ({ input: { typeIds: [await savedType(agent)] } }),
  deleteTicketType: async ({ agent }) => ({ input: { typeId: await savedType(agent) } }),
}
