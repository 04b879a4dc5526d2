import type { Country } from '#features/shared/country';
import type { ErrorCode, Target } from '../backend';
import type { CountryFixtures } from '../fixtures';

/** A network condition of the requests to one method or path, or to any of them. */
export interface NetworkScenario {
  on: Target | 'any';
  /**
   * - `pending`: never answered
   * - `slow`: answered 1500 ms later
   * - `unreachable`: the request does not reach the backend
   * - `answerLost`: the backend handles the request, but its answer is lost
   * - `fails`: HTTP 500
   */
  network: 'pending' | 'slow' | 'unreachable' | 'answerLost' | 'fails';
  /** How many requests are answered normally first. Default: none. */
  after?: number;
  /** How many requests are affected. Default: all. */
  times?: number;
  /** For how long the requests to a method or path are affected, in ms after the first of them. Default: forever. */
  forMs?: number;
}

/** A different answer of one method. */
export interface AnswerScenario {
  on: Target;
  /** An error code, answered instead of running the method; or a function that changes the method's data. */
  answer: ErrorCode | ((data: unknown) => unknown);
  /** How many calls are answered normally first. Default: none. */
  after?: number;
  /** How many calls are affected. Default: all. */
  times?: number;
}

/** Different fixtures in the backend's store. */
export interface StoreScenario {
  store: (fixtures: CountryFixtures) => CountryFixtures;
}

/** The fixtures' member is logged in from the start. */
export interface SessionScenario {
  member: true;
}

/** Geolocation finds the visitor elsewhere than in the shop's country. */
export interface LocationScenario {
  /** The country code of the visitor. */
  visitorCountry: (shop: Country) => string;
}

export type Scenario = NetworkScenario | AnswerScenario | StoreScenario | SessionScenario | LocationScenario;

/** An answer that a story gives in place of the backend's. */
export interface GivenAnswer {
  /** The method. */
  on: Target;
  /** The answer without its `meta`. */
  body: object;
}

/** Scenarios by the name that stories and tests pick them by. */
export type Scenarios = Record<string, Scenario>;
