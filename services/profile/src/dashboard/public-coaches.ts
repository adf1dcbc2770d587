import { type DashboardStats, LANGUAGES, localisedField, NO_PARENT } from '@pusula/contracts';
import { localisedColumn } from '@pusula/service-kit/db';
import type { EntityManager } from 'typeorm';

const NAMES = LANGUAGES.map((language) => `top.${localisedColumn('name', language)} as "${localisedField('name', language)}"`);

/**
 * How many public coaches each top-level category leads to, subcategories included; those without any come last. Coaches with the same categories are counted
 * together first: they are far fewer than coaches.
 */
export const coachesByCategory = (db: EntityManager): Promise<DashboardStats['coachesByCategory']> =>
  db.query(
    `with recursive below (id, top) as (
       select id::varchar, id from specialty where parent_id = $1 and not is_deleted
       union
       select child.id::varchar, below.top from below join specialty child on child.parent_id = below.id and not child.is_deleted
     ), family as (
       select top, array_agg(id) as ids from below group by top
     ), alike as (
       select category_ids as ids, count(*) as coaches from coach where is_public group by category_ids
     ), led as (
       select top, sum(alike.coaches)::int as coaches from family join alike on alike.ids && family.ids group by top
     )
     select top.id, ${NAMES.join(', ')}, coalesce(led.coaches, 0) as coaches
     from specialty top left join led on led.top = top.id
     where top.parent_id = $1 and not top.is_deleted order by coaches desc, top.id`,
    [NO_PARENT],
  );

/** How many public coaches there are in each city. */
export const coachesByCity = (db: EntityManager): Promise<DashboardStats['coachesByCity']> =>
  db.query(
    'select city, count(*)::int as coaches from coach join person using (id) where is_public group by city order by coaches desc, city',
  );
