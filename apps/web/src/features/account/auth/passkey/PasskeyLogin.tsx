import { useEffect, useEffectEvent, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { PASSKEY_CHALLENGE_VALID } from '@tomogolf/domain/sign-in/passkeys'
import { MINUTE } from '@tomogolf/domain/time'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import type { Me } from '../../../../queries/session.ts'
import { Or } from '../code/Or.tsx'
import {
  endPasskeyRequest,
  hasPasskeys,
  isCancelled,
  logInByPasskey,
  suggestsPasskeys,
} from './passkey-login.ts'

type PasskeyLoginProps = {
  /** The next action of the page: this browser has used a passkey before. */
  isNext: boolean
  onSignedIn: (user: Me) => Promise<unknown> | void
}

/** A login by passkey: by a button, and among the suggestions of the email field. */
export default function PasskeyLogin({ isNext, onSignedIn }: PasskeyLoginProps) {
  const t = useT()
  const [round, setRound] = useState(0)
  const report = useEffectEvent((error: unknown) => {
    if (isCancelled(error)) return
    toast({
      tone: 'danger',
      title: t('account.passkey.failed'),
      description: errorText(t, error),
    })
  })
  const login = useMutation({
    mutationFn: async () => onSignedIn(await logInByPasskey('dialog')),
    onError: (error) => {
      report(error)
      setRound(round + 1)
    },
  })
  const arrive = useEffectEvent(onSignedIn)
  useEffect(() => {
    let isCurrent = true
    const suggest = async () => {
      if (!hasPasskeys() || !(await suggestsPasskeys()) || !isCurrent) return
      const user = await logInByPasskey('suggestions')
      if (isCurrent) await arrive(user)
    }
    suggest().catch((error: unknown) => {
      if (isCurrent) report(error)
    })
    // before the challenge expires, a page that stays open asks for another one
    const timer = setTimeout(() => setRound(round + 1), PASSKEY_CHALLENGE_VALID - MINUTE)
    return () => {
      isCurrent = false
      clearTimeout(timer)
      if (hasPasskeys()) void endPasskeyRequest()
    }
  }, [round])

  if (!hasPasskeys()) return null
  return (
    <div className="mb-5 grid gap-5">
      <div>
        <Button
          variant={isNext ? 'primary' : 'secondary'}
          size="large"
          block
          icon={Fingerprint}
          busy={login.isPending}
          onClick={() => login.mutate()}
        >
          {t('account.passkey.use')}
        </Button>
        <p className="mt-2.5 text-center text-s text-text-3">{t('account.passkey.hint')}</p>
      </div>
      <Or>{t('account.passkey.orEmail')}</Or>
    </div>
  )
}
