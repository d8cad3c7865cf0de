export { startEmulator } from './emulator.ts'
export type { Emulator, EmulatorOptions } from './emulator.ts'
export type { Fault } from './faults.ts'
export type { WebhookTarget } from './world.ts'
