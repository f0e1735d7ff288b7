import type { Dialogue } from './dialogue.ts'

/** 'Where is my order?': parsed in tests, put into the demo tenant, a pattern for writing others. */
export const orderDialogue: Dialogue = {
  id: 'order',
  name: 'Where is my order?',
  phrases: ['Where is my order?', 'Where is my parcel?', 'Track my order'],
  given: [],
  texts: {
    again: 'I did not quite get that.',
    failed: 'I cannot go on with this. Please ask for a person.',
  },
  start: 'topic',
  nodes: {
    topic: {
      kind: 'choices',
      text: 'What would you like to know about your order?',
      look: 'buttons',
      buttons: [
        { id: 'late', name: 'It has not arrived', bind: { code: 'topic', value: 'late' }, goes: 'number' },
        {
          id: 'change',
          name: 'Change the address',
          bind: { code: 'topic', value: 'change' },
          goes: 'number',
        },
        { id: 'else', name: 'Something else', goes: 'person' },
      ],
    },
    number: {
      kind: 'form',
      title: 'Which order is it about?',
      fields: [
        {
          variable: 'orderNumber',
          field: { kind: 'text', id: 'order', name: 'Order number', required: true, value: '' },
        },
        {
          variable: 'pieces',
          field: { kind: 'number', id: 'pieces', name: 'How many pieces?', required: false, value: '' },
        },
      ],
      goes: 'known',
    },
    known: {
      kind: 'condition',
      cases: [
        { all: [{ name: 'orderNumber', is: 'startingWith', value: 'A-' }], goes: 'which' },
        { all: [{ name: 'orderNumber', is: 'startingWith', value: 'B-' }], goes: 'store' },
      ],
      else: 'unknown',
    },
    which: {
      kind: 'condition',
      cases: [{ all: [{ name: 'topic', is: 'equal', value: 'change' }], goes: 'address' }],
      else: 'sent',
    },
    sent: {
      kind: 'say',
      format: 'rich',
      text: '<p>Order <b>{{orderNumber}}</b> is on its way and arrives within two days.</p>',
      goes: 'helped',
    },
    address: {
      kind: 'say',
      format: 'rich',
      text: '<p>Order <b>{{orderNumber}}</b> has left already. A person can try to reroute it.</p>',
      goes: 'person',
    },
    store: {
      kind: 'say',
      format: 'plain',
      text: 'Order {{orderNumber}} waits for you in the shop.',
      goes: 'helped',
    },
    unknown: {
      kind: 'choices',
      text: 'I do not know an order {{orderNumber}}. Numbers begin with A- or B-.',
      look: 'answers',
      buttons: [
        { id: 'retry', name: 'Try again', goes: 'number' },
        { id: 'person', name: 'Ask a person', goes: 'person' },
      ],
    },
    helped: {
      kind: 'choices',
      text: 'Does that help?',
      look: 'answers',
      buttons: [
        { id: 'yes', name: 'Yes', goes: 'thanks' },
        { id: 'no', name: 'No', goes: 'person' },
      ],
    },
    thanks: { kind: 'say', format: 'plain', text: 'Glad to hear it!' },
    person: { kind: 'jump', to: 'person' },
  },
}
