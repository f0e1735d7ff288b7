/** P-02: what is there only while a person reads along; a chunk of its own. */
export { CallWatch } from '../call/CallWatch.tsx'
export { Tools } from './tools/Tools.tsx'
export { UploadTray } from './uploads/UploadTray.tsx'
