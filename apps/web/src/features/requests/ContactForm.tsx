import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { zodResolver } from '@hookform/resolvers/zod'
import { UserRound } from 'lucide-react'
import { fieldMessage } from '@tomogolf/ui/forms/form-errors.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { local, parseStored } from '@tomogolf/api-client/storage.ts'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Fieldset } from '@tomogolf/ui/forms/Fieldset.tsx'
import { TextInput, Textarea } from '@tomogolf/ui/forms/Input.tsx'
import { ActionBar, formClass, Pair, FieldAnchor } from './FormParts.tsx'
import { EmailField } from './Person.tsx'
import { contactRules } from './rules.ts'
import { useRequest, type FormProps } from './use-request.ts'
import { EMPTY_CONTACT, initialValues, type Contact } from './values.ts'

/** The contact form. `game` is shown above the subject; `gameId` is sent with the message. */
export default function ContactForm({
  profileValues,
  urlValues,
  captcha,
  onSent,
  onClear,
  gameId,
  game,
}: FormProps<Contact> & { gameId: string | null; game: ReactNode }) {
  const t = useT()
  const form = useForm<Contact>({
    resolver: zodResolver(contactRules),
    shouldFocusError: false,
    defaultValues: initialValues(
      EMPTY_CONTACT,
      profileValues,
      urlValues,
      parseStored(local.get('contact-draft')),
    ),
  })
  const {
    register,
    formState: { errors },
  } = form
  const request = useRequest({
    form,
    draft: 'contact-draft',
    prefillKey: urlValues.key,
    captcha,
    onSent,
    path: '/api/contact',
    bodyOf: (values) => ({ ...values, gameId }),
  })
  const error = (field: keyof Contact) => fieldMessage(t, errors[field]?.message)
  return (
    <form
      noValidate
      aria-label={t('requests.form')}
      onFocus={captcha.prepare}
      onSubmit={request.onSubmit}
      className={formClass}
    >
      <Fieldset
        heading="h2"
        title={t('requests.part.message')}
        about={t('requests.part.messageText')}
      >
        {game}
        <FieldAnchor field="subject">
          <Field label={t('requests.subject')} error={error('subject')} required>
            <TextInput {...register('subject')} maxLength={120} autoComplete="off" />
          </Field>
        </FieldAnchor>
        <FieldAnchor field="message">
          <Field label={t('requests.message')} error={error('message')} required>
            <Textarea {...register('message')} rows={8} maxLength={5000} />
          </Field>
        </FieldAnchor>
        <Pair>
          <FieldAnchor field="name">
            <Field label={t('requests.name')} error={error('name')} required>
              <TextInput
                {...register('name')}
                icon={UserRound}
                autoComplete="name"
                maxLength={80}
              />
            </Field>
          </FieldAnchor>
          <EmailField register={register} errors={errors} />
        </Pair>
      </Fieldset>
      <ActionBar submit={t('requests.contact.submit')} onClear={onClear} state={request} />
    </form>
  )
}
