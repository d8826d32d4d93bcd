import { expect, test } from 'vitest';
import { createLine, type InLine } from '../../src/connections/line.ts';

type Person = InLine & { name: string };

const person = (name: string): Person => ({ name, line: undefined, before: undefined, after: undefined });

const namesIn = (line: Iterable<Person>): string => [...line].map(({ name }) => name).join('');

test('whoever leaves a line leaves the others in their order', () => {
  const line = createLine<Person>();
  const people = [...'abcd'].map(person);
  for (const one of people) line.add(one);
  const [a, b, c, d] = people as [Person, Person, Person, Person];
  expect([namesIn(line), line.size]).toEqual(['abcd', 4]);
  expect(line.delete(b)).toBe(true);
  expect(namesIn(line)).toBe('acd');
  expect(line.delete(a)).toBe(true);
  expect(line.delete(d)).toBe(true);
  expect([namesIn(line), line.size, line.has(c), line.has(d)]).toEqual(['c', 1, true, false]);
  line.add(b);
  expect(namesIn(line)).toBe('cb');
  expect([line.delete(a), line.size]).toEqual([false, 2]);
  for (const one of [...line]) line.delete(one);
  expect([namesIn(line), line.size]).toEqual(['', 0]);
});

test('nobody is in two lines, and one may leave while all are looked at', () => {
  const [one, other] = [createLine<Person>(), createLine<Person>()];
  const people = [...'abc'].map(person);
  for (const each of people) one.add(each);
  let seen = '';
  for (const each of one) {
    seen += each.name;
    if (each.name === 'b') continue;
    one.delete(each);
    other.add(each);
  }
  expect([seen, namesIn(one), namesIn(other)]).toEqual(['abc', 'b', 'ac']);
  expect([one.has(people[0] as Person), other.has(people[0] as Person)]).toEqual([false, true]);
  expect(one.delete(people[0] as Person)).toBe(false);
  expect(other.size).toBe(2);
});
