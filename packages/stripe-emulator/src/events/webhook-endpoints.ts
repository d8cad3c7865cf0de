import { API_VERSION } from '../account.ts'
import type { Handler } from '../world.ts'

/** The one endpoint that the emulator was started with, without its secret. */
export const listWebhookEndpoints: Handler = (call) => {
  call.params.integer('limit', { min: 1, max: 100 })
  call.params.done()
  const { webhook } = call.world
  return {
    object: 'list',
    data:
      webhook === null
        ? []
        : [
            {
              id: 'we_emulator',
              object: 'webhook_endpoint',
              api_version: API_VERSION,
              application: null,
              created: 0,
              description: null,
              enabled_events: ['*'],
              livemode: false,
              metadata: {},
              status: 'enabled',
              url: webhook.url,
              ...call.world.settings.endpoint,
            },
          ],
    has_more: false,
    url: call.path,
  }
}
