import { useState } from 'react'
import { Search } from 'lucide-react'
import { Checkbox } from '@tomogolf/ui/forms/Choice.tsx'
import { CountrySelect } from '@tomogolf/ui/forms/CountrySelect.tsx'
import { Field, FieldError, FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { Fieldset } from '@tomogolf/ui/forms/Fieldset.tsx'
import { PasswordInput, Select, Textarea, TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { PhoneField } from '@tomogolf/ui/forms/PhoneField.tsx'
import { Stepper } from '@tomogolf/ui/forms/Stepper.tsx'
import { DayInput } from '@tomogolf/ui/forms/DayInput.tsx'
import { TimeField } from '@tomogolf/ui/forms/TimeField.tsx'
import { Component, Row, State, useSamples } from '../Demo.tsx'

export function FieldsSection() {
  const { label, long, text } = useSamples()
  const [count, setCount] = useState(2)
  const [day, setDay] = useState('2026-12-01')
  const [time, setTime] = useState('07:42')
  return (
    <>
      <Component name="Field">
        <State name="required, with a hint">
          <Field label={label} hint={text} required>
            <TextInput />
          </Field>
        </State>
        <State name="optional, with an error">
          <Field label={long} error={text} optional>
            <TextInput defaultValue={long} />
          </Field>
        </State>
      </Component>
      <Component name="FieldGroup">
        <State name="with a note and an error">
          <FieldGroup label={label} note={label} error={text}>
            <Checkbox>{label}</Checkbox>
          </FieldGroup>
        </State>
      </Component>
      <Component name="FieldError">
        <State name="message">
          <FieldError>{text}</FieldError>
        </State>
      </Component>
      <Component name="Fieldset">
        <State name="with an explanation">
          <Fieldset title={label} about={text}>
            <Field label={label}>
              <TextInput />
            </Field>
          </Fieldset>
        </State>
      </Component>
      <Component name="TextInput">
        <State name="with an icon and a placeholder">
          <TextInput aria-label={label} icon={Search} placeholder={label} />
        </State>
        <State name="with units">
          <TextInput aria-label={label} before="¥" after={label} defaultValue="1500" />
        </State>
        <State name="disabled">
          <TextInput aria-label={label} disabled defaultValue={long} />
        </State>
        <State name="invalid">
          <TextInput aria-label={label} aria-invalid defaultValue={long} />
        </State>
      </Component>
      <Component name="TimeField">
        <State name="filled">
          <TimeField label={label} value={time} onChange={setTime} />
        </State>
        <State name="with an error">
          <TimeField label={label} note={label} error={text} value="" onChange={setTime} required />
        </State>
      </Component>
      <Component name="DayInput">
        <State name="filled">
          <DayInput aria-label={label} value={day} onChange={setDay} />
        </State>
      </Component>
      <Component name="PasswordInput">
        <State name="hidden until the button shows it">
          <PasswordInput aria-label={label} defaultValue="password" autoComplete="off" />
        </State>
      </Component>
      <Component name="Textarea">
        <State name="filled">
          <Textarea aria-label={label} defaultValue={text} />
        </State>
        <State name="invalid">
          <Textarea aria-label={label} aria-invalid defaultValue={long} />
        </State>
      </Component>
      <Component name="Select">
        <State name="enabled">
          <Select aria-label={label}>
            <option>{label}</option>
            <option>{long}</option>
          </Select>
        </State>
        <State name="disabled">
          <Select aria-label={label} disabled>
            <option>{long}</option>
          </Select>
        </State>
        <State name="invalid">
          <Select aria-label={label} aria-invalid>
            <option>{label}</option>
          </Select>
        </State>
      </Component>
      <Component name="CountrySelect">
        <State name="selected">
          <Field label={label}>
            <CountrySelect defaultValue="JP" />
          </Field>
        </State>
      </Component>
      <Component name="PhoneField">
        <State name="filled">
          <PhoneField
            label={label}
            value="+819012345678"
            country="JP"
            error={undefined}
            onChange={() => {}}
            onBlur={() => {}}
          />
        </State>
        <State name="empty, with an error">
          <PhoneField
            label={label}
            value=""
            country=""
            error={text}
            onChange={() => {}}
            onBlur={() => {}}
          />
        </State>
      </Component>
      <Component name="Stepper">
        <Row>
          <State name="between its bounds">
            <Field label={label}>
              <Stepper value={count} min={1} max={3} onChange={setCount} />
            </Field>
          </State>
          <State name="at its maximum">
            <Field label={label}>
              <Stepper value={3} min={1} max={3} onChange={() => {}} />
            </Field>
          </State>
        </Row>
      </Component>
    </>
  )
}
