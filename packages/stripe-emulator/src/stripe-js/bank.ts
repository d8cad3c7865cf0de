import { createApi } from './api.ts'
import type { FromFrame } from './messages.ts'

/** The bank's question, in a frame or as a page of its own that returns to the shop. */
const params = new URLSearchParams(location.search)
const clientSecret = params.get('client_secret') ?? ''
const returnUrl = params.get('return_url')
const api = createApi(location.origin, 'pk_test_bank')
const send = (message: FromFrame) => parent.postMessage(message, '*')

async function finish(outcome: 'succeed' | 'fail'): Promise<void> {
  const answer = await api.post(clientSecret, 'authenticate', { outcome })
  if (returnUrl === null) return send({ type: 'bank', outcome: 'answered' })
  const back = new URL(returnUrl)
  const name = clientSecret.startsWith('pi_') ? 'payment_intent' : 'setup_intent'
  const good =
    'intent' in answer && ['succeeded', 'requires_capture'].includes(answer.intent.status)
  back.searchParams.set(name, clientSecret.split('_secret_')[0] ?? '')
  back.searchParams.set(`${name}_client_secret`, clientSecret)
  back.searchParams.set('redirect_status', good ? 'succeeded' : 'failed')
  location.assign(back)
}

function button(text: string, press: () => void): void {
  const element = document.createElement('button')
  element.textContent = text
  element.addEventListener('click', press)
  Object.assign(element.style, { font: 'inherit', padding: '12px', minHeight: '48px' })
  document.body.append(element)
}

Object.assign(document.body.style, {
  font: '16px system-ui',
  display: 'grid',
  gap: '12px',
  padding: '16px',
})
const title = document.createElement('h1')
title.textContent = '3D Secure test page'
title.style.fontSize = '20px'
document.body.append(title)
button('Complete', () => void finish('succeed'))
button('Fail', () => void finish('fail'))
if (returnUrl === null) button('Close', () => send({ type: 'bank', outcome: 'closed' }))
