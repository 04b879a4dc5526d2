ALTER TABLE "shop"."failures" RENAME TO "attempts";--> statement-breakpoint
ALTER TABLE "shop"."attempts" RENAME CONSTRAINT "failures_country_key_pk" TO "attempts_country_key_pk";--> statement-breakpoint
ALTER INDEX "shop"."failures_at" RENAME TO "attempts_at";
