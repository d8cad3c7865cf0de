import { useState } from 'react'
import { ArrowRight, Heart, Search } from 'lucide-react'
import {
  AnchorButton,
  Button,
  IconButton,
  LinkButton,
  type ButtonVariant,
} from '@tomogolf/ui/forms/Button.tsx'
import { Chip, ChipGroup } from '@tomogolf/ui/forms/Chip.tsx'
import { Checkbox, Radio, Switch } from '@tomogolf/ui/forms/Choice.tsx'
import { CountrySelect } from '@tomogolf/ui/forms/CountrySelect.tsx'
import { Field, FieldError, FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { Fieldset } from '@tomogolf/ui/forms/Fieldset.tsx'
import { PasswordInput, Select, Textarea, TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { PhoneField } from '@tomogolf/ui/forms/PhoneField.tsx'
import { Segmented } from '@tomogolf/ui/forms/Segmented.tsx'
import { Stepper } from '@tomogolf/ui/forms/Stepper.tsx'
import { Component, State, useSamples } from '../Demo.tsx'

const VARIANTS: readonly ButtonVariant[] = [
  'primary',
  'secondary',
  'outline',
  'ghost',
  'danger',
  'inverse',
]

function Buttons() {
  const { label, long } = useSamples()
  return (
    <>
      <Component name="Button">
        {VARIANTS.map((variant) => (
          <State key={variant} name={`${variant}: normal, with icons, busy, disabled`}>
            <Button variant={variant}>{label}</Button>
            <Button variant={variant} icon={Search} iconEnd={ArrowRight}>
              {label}
            </Button>
            <Button variant={variant} busy>
              {label}
            </Button>
            <Button variant={variant} disabled>
              {label}
            </Button>
          </State>
        ))}
        <State name="sizes">
          <Button size="small">{label}</Button>
          <Button>{label}</Button>
          <Button size="large">{label}</Button>
        </State>
        <State name="block, long text">
          <Button block>{long}</Button>
        </State>
      </Component>
      <Component name="AnchorButton">
        <State name="link">
          <AnchorButton href="#anchor">{label}</AnchorButton>
        </State>
      </Component>
      <Component name="LinkButton">
        <State name="route">
          <LinkButton to="/" variant="primary">
            {label}
          </LinkButton>
        </State>
      </Component>
      <Component name="IconButton">
        <State name="normal, bordered, disabled">
          <IconButton label={label} icon={Heart} />
          <IconButton label={label} icon={Heart} bordered />
          <IconButton label={label} icon={Heart} disabled />
        </State>
      </Component>
    </>
  )
}

function Choices() {
  const { label, long } = useSamples()
  const [selected, setSelected] = useState<'one' | 'two'>('one')
  const [many, setMany] = useState<readonly ('one' | 'two')[]>(['two'])
  const options = [
    { value: 'one' as const, label },
    { value: 'two' as const, label: `${label} 2` },
  ]
  return (
    <>
      <Component name="Chip">
        <State name="normal, selected, with a count">
          <Chip>{label}</Chip>
          <Chip selected>{label}</Chip>
          <Chip selected={false} count={12}>
            {label}
          </Chip>
        </State>
      </Component>
      <Component name="ChipGroup">
        <FieldGroup label={label}>
          <ChipGroup name="chip" options={options} value={selected} onChange={setSelected} />
        </FieldGroup>
        <FieldGroup label={long}>
          <ChipGroup
            name="chips"
            options={options}
            value={many}
            onChange={(value, on) =>
              setMany(on ? [...many, value] : many.filter((other) => other !== value))
            }
          />
        </FieldGroup>
      </Component>
      <Component name="Segmented">
        <Segmented
          name="segment"
          label={label}
          options={options}
          value={selected}
          onChange={setSelected}
          block
        />
      </Component>
      <Component name="Checkbox">
        <Checkbox>{long}</Checkbox>
        <Checkbox defaultChecked>{label}</Checkbox>
        <Checkbox disabled>{label}</Checkbox>
        <Field label={long} labelHidden error={long}>
          <Checkbox>{label}</Checkbox>
        </Field>
      </Component>
      <Component name="Radio">
        <FieldGroup label={label}>
          <Radio name="radio">{long}</Radio>
          <Radio name="radio" defaultChecked>
            {label}
          </Radio>
          <Radio name="radio" disabled>
            {label}
          </Radio>
        </FieldGroup>
      </Component>
      <Component name="Switch">
        <State name="off, on">
          <Switch>{label}</Switch>
          <Switch defaultChecked>{label}</Switch>
        </State>
      </Component>
    </>
  )
}

function Fields() {
  const { label, long, text } = useSamples()
  const [count, setCount] = useState(2)
  return (
    <>
      <Component name="Field">
        <Field label={label} hint={text} required>
          <TextInput />
        </Field>
        <Field label={long} error={text} optional>
          <TextInput defaultValue={long} />
        </Field>
      </Component>
      <Component name="FieldGroup">
        <FieldGroup label={label} note={label} error={text}>
          <Checkbox>{label}</Checkbox>
        </FieldGroup>
      </Component>
      <Component name="FieldError">
        <FieldError>{text}</FieldError>
      </Component>
      <Component name="Fieldset">
        <Fieldset title={label} about={text}>
          <Field label={label}>
            <TextInput />
          </Field>
        </Fieldset>
      </Component>
      <Component name="TextInput">
        <TextInput aria-label={label} icon={Search} placeholder={label} />
        <TextInput aria-label={label} before="¥" after={label} defaultValue="1500" />
        <TextInput aria-label={label} disabled defaultValue={long} />
        <TextInput aria-label={label} aria-invalid defaultValue={long} />
      </Component>
      <Component name="PasswordInput">
        <PasswordInput aria-label={label} defaultValue="password" autoComplete="off" />
      </Component>
      <Component name="Textarea">
        <Textarea aria-label={label} defaultValue={text} />
      </Component>
      <Component name="Select">
        <Select aria-label={label}>
          <option>{label}</option>
          <option>{long}</option>
        </Select>
        <Select aria-label={label} disabled>
          <option>{long}</option>
        </Select>
      </Component>
      <Component name="CountrySelect">
        <Field label={label}>
          <CountrySelect defaultValue="JP" />
        </Field>
      </Component>
      <Component name="PhoneField">
        <PhoneField
          label={label}
          value="+819012345678"
          country="JP"
          error={undefined}
          onChange={() => {}}
          onBlur={() => {}}
        />
        <PhoneField
          label={label}
          value=""
          country=""
          error={text}
          onChange={() => {}}
          onBlur={() => {}}
        />
      </Component>
      <Component name="Stepper">
        <Field label={label}>
          <Stepper value={count} min={1} max={3} onChange={setCount} />
        </Field>
      </Component>
    </>
  )
}

export const FormsSection = () => (
  <>
    <Buttons />
    <Choices />
    <Fields />
  </>
)
