import type { Command } from './command.ts'

type Listed = { summary: string; load: () => Promise<{ command: Command }> }

/** Every command by its words, in the order of help. Each is loaded when it is run. */
export const commands: Readonly<Record<string, Listed>> = {
  start: { summary: 'start a node of the server', load: () => import('./start.ts') },
  migrate: {
    summary: 'bring the database to the shape that this version needs',
    load: () => import('./migrate.ts'),
  },
  setup: {
    summary: 'set up a tenant, its team, its chat and its robot from one JSON document',
    load: () => import('./setup/setup.ts'),
  },
  'tenant create': {
    summary: 'create a tenant with a channel, a group and an owner',
    load: () => import('./tenant/create.ts'),
  },
  'tenant list': { summary: 'list the tenants', load: () => import('./tenant/list.ts') },
  'tenant files': {
    summary: 'show or change which file types a tenant takes and refuses',
    load: () => import('./tenant/files.ts'),
  },
  'user create': { summary: 'create an account at the desk', load: () => import('./user/create.ts') },
  'user list': { summary: 'list the accounts', load: () => import('./user/list.ts') },
  'user reset-password': {
    summary: 'set a new password and end all sign-ins of an account',
    load: () => import('./user/reset-password.ts'),
  },
  'user limit': {
    summary: 'set how many visitors an agent may have at once',
    load: () => import('./user/limit.ts'),
  },
  'user deactivate': { summary: 'lock an account out', load: () => import('./user/deactivate.ts') },
  'user reactivate': {
    summary: 'let a deactivated account sign in again',
    load: () => import('./user/reactivate.ts'),
  },
  'group list': { summary: 'list the groups of a tenant', load: () => import('./group/list.ts') },
  'group save': {
    summary: 'create or replace a group: members, hours, queue limit, channels',
    load: () => import('./group/save.ts'),
  },
  'channel list': { summary: 'list the channels', load: () => import('./channel/list.ts') },
  'channel show': { summary: 'print the settings of a channel', load: () => import('./channel/show.ts') },
  'channel set': {
    summary: 'change settings of a channel by a JSON file',
    load: () => import('./channel/set.ts'),
  },
  'channel model': {
    summary: 'show or change the language model of a channel',
    load: () => import('./channel/model.ts'),
  },
  'robot import': {
    summary: 'save documents of the knowledge from a JSON file',
    load: () => import('./robot/import.ts'),
  },
  'robot publish-dialogue': {
    summary: 'save a dialogue from a JSON file and publish it',
    load: () => import('./robot/publish-dialogue.ts'),
  },
  'keys rotate': {
    summary: 'make a new key of FOYER_KEYS, re-encrypt stored secrets, or drop an old key',
    load: () => import('./keys/rotate.ts'),
  },
  doctor: {
    summary: 'check what this installation needs in order to work',
    load: () => import('./doctor.ts'),
  },
  backup: {
    summary: 'write a backup of the database and the files',
    load: () => import('./backup.ts'),
  },
  restore: {
    summary: 'restore a backup into an empty database, or rehearse it (--drill)',
    load: () => import('./restore.ts'),
  },
  'retention list': {
    summary: 'list the partitions of the log',
    load: () => import('./retention/list.ts'),
  },
  'retention undo': {
    summary: 'bring back a partition whose time was over',
    load: () => import('./retention/undo.ts'),
  },
}
